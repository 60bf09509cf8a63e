import { scriptText } from '../framework/script-text.ts'

/** The key under which the dashboard's component library stores the choice, shared by both kits. */
export const schemeStore = 'mantine-color-scheme-value'
const schemeAttribute = 'data-mantine-color-scheme'

/** Applies the stored choice before the first paint. Without one CSS follows the system. */
export const schemeScript = /* @__PURE__ */ scriptText(showScheme, schemeStore, schemeAttribute)

/** The same once more, for a page that React renders again. */
export const showStoredScheme = (): void => showScheme(schemeStore, schemeAttribute)

function showScheme(store: string, attribute: string): void {
  try {
    const scheme = localStorage.getItem(store)
    if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute(attribute, scheme)
  } catch {
    // storage is not available
  }
}
