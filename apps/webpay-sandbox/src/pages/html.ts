/** Text that is safe to send as HTML. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Everything that is not HTML made here is escaped; what is false or missing leaves nothing. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((whole, text, index) => whole + written(parts[index - 1]) + text))

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
