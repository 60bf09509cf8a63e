/** Letters of a name in a greeting: nobody is called longer, and a sentence does not fit. */
const most = 40

/** What belongs to an address, a link or a phone and to no name. */
const noName = /[@/\\<>[\]{}|]|www\.|\p{L}\.\p{L}{2}|\d{3}/iu

/**
 * Returns the greeting of a mail to someone who has confirmed their address, by the name that they gave: cut, and none where
 * it is no name. Whoever has not confirmed it is greeted without a name, since a stranger typed it.
 */
export function greeting(hello: (name: string) => string, name: string): string[] {
  const [first = ''] = name.trim().split(/[\r\n]/)
  if (first === '' || noName.test(first)) return []
  return [hello(first.length > most ? `${first.slice(0, most).replace(/\s+\S*$/, '')}…` : first)]
}
