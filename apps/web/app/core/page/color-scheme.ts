import { scriptText } from '../framework/script-text.ts'

/** Where the dashboard's component library keeps the choice, so that both kits share it. */
export const schemeStore = 'mantine-color-scheme-value'
const schemeAttribute = 'data-mantine-color-scheme'

/** Before the first paint: the stored choice. Without one the system's scheme holds, by CSS alone. */
export const schemeScript = /* @__PURE__ */ scriptText(showScheme, schemeStore, schemeAttribute)

function showScheme(store: string, attribute: string): void {
  try {
    const scheme = localStorage.getItem(store)
    if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute(attribute, scheme)
  } catch {
    // nothing can be stored here
  }
}
