import { accentStyle } from '@portal/contract/core/accent'

/** The style that the server writes into a page for a company with an accent of its own. */
const id = 'accent'

/** Shows another accent at once: the style in an open page is that of the moment in which it was loaded. */
export function showAccent(accent: string): void {
  const style = accentStyle(accent)
  const shown = document.getElementById(id)
  if (shown) shown.textContent = style
  else if (style) document.head.append(Object.assign(document.createElement('style'), { id, textContent: style }))
}
