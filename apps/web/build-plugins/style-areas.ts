/** What the home page shows of the marketplace: 1.5 kB for all pages are less than one more request for two kinds of them. */
const cards = /\/app\/features\/(?:marketplace\/(?:card|home|pictures\/picture\.)|item-requests\/tracking\/countdown\.)/

/** Two pages of different areas show these drawings: for the manual the sheet of the other area would be a request more. */
const drawings = /\/app\/features\/site\/stage-drawings\./

const areas: readonly [RegExp, string][] = [
  [/\/app\/core\/public\//, 'frame'],
  [cards, 'frame'],
  [drawings, 'frame'],
  [/\/app\/features\/(?:machines|properties|item-requests|auctions|offers|marketplace)\/(?!staff\/)/, 'classifieds'],
  [/\/app\/features\/sign-in\/(?:account-screen|captcha\/captcha)\./, 'account'],
  [/\/app\/features\/site\/(home|manual)\//, 'site-$1'],
  [/\/app\/features\/blast-plans\//, 'blast-plans'],
  [/\/app\/features\/(site|payments|products|workshops|forms)\/(?!staff\/)/, '$1'],
]

/**
 * The style sheet of the public site into which a module's styles go: a page loads those of the frame and of its
 * area, instead of one for each component. Null for what else there is.
 */
export function styleAreaOf(id: string): string | null {
  if (!id.endsWith('.module.css')) return null
  for (const [place, name] of areas) {
    const found = place.exec(id)
    if (found) return name.replace('$1', found[1] ?? '')
  }
  return null
}
