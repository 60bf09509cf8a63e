import archivo from '../styles/fonts/archivo.woff2?url'
import inter from '../styles/fonts/inter.woff2?url'

/** Both fonts are used on the first screen of every page. */
export function FontPreloads() {
  return [inter, archivo].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
