const most = 160
/** A shorter beginning says too little. */
const least = 60

/** Returns as many whole sentences as search engines show, some 160 characters; a longer one ends at a word, with "…". */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const head = line.slice(0, most)
  const sentences = /^.*[.?!](?= )/.exec(`${head} `)?.[0] ?? ''
  if (sentences.length >= least) return sentences
  return `${head.replace(/\s\S*$/, '').replace(/[\s,;:.–-]+$/, '')}…`
}
