/** Where the dashboard's component library keeps the choice, so that both kits share it. */
export const schemeStore = 'mantine-color-scheme-value'
const schemeAttribute = 'data-mantine-color-scheme'

/** Before the first paint: the stored choice. Without one the system's scheme holds, by CSS alone. */
export const schemeScript = `try{var c=localStorage.getItem('${schemeStore}');if(c==='light'||c==='dark')document.documentElement.setAttribute('${schemeAttribute}',c)}catch(e){}`
