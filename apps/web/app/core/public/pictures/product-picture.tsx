import { textIn } from '@portal/contract/core/text'
import { useLanguage } from '#core/language/language.ts'
import { ProductOutline } from './product-outline.tsx'
import styles from './product-picture.module.css'
import { productPictures } from './product-pictures.ts'

interface View {
  widths: readonly number[]
  es: string
  en: string
}

/** An uploaded picture replaces the rendered front. */
export interface OwnPicture {
  nombre: string
  imagen_url: string | null
}

interface Props {
  /** By the address of its page. */
  product: string
  own?: OwnPicture
  /** The front is used where this view does not exist. */
  view?: string
  /** Its displayed width, as `sizes` of HTML. */
  sizes: string
  /** Loads the first picture of a page eagerly. */
  isFirst?: boolean
  /** Decorative: its name is next to it. */
  isDecoration?: boolean
}

const ratio = 2 / 3
const ownWidth = 1280

/** What comes with the portal; of any other product there is only what staff upload. */
const rendered: Readonly<Record<string, Readonly<Record<string, View>>>> = productPictures

const fileOf = (product: string, view: string, width: number, type: 'avif' | 'webp') =>
  `/pictures/products/${product}-${view}-${width}.${type}`

/** Returns the rendered views; the first is the front. */
export const viewsOf = (product: string): string[] => Object.keys(rendered[product] ?? {})

/** Returns the path of the widest front picture, for shared links. */
export function sharedPictureOf(product: string, own?: OwnPicture): string | undefined {
  if (own?.imagen_url) return own.imagen_url
  const widest = rendered[product]?.front?.widths.at(-1)
  return widest === undefined ? undefined : fileOf(product, 'front', widest, 'webp')
}

interface OwnProps {
  url: string
  alt: string
  isFirst?: boolean
}

/** A picture of a product that staff uploaded, 3:2. */
export const OwnPicture = ({ url, alt, isFirst = false }: OwnProps) => (
  <img
    className={styles.picture}
    src={url}
    width={ownWidth}
    height={Math.round(ownWidth * ratio)}
    alt={alt}
    {...loadingOf(isFirst)}
  />
)

const loadingOf = (isFirst: boolean) =>
  isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)

/** A product on a dark ground, 3:2; its outline until it is rendered. */
export function ProductPicture({ product, own, view = 'front', sizes, isFirst = false, isDecoration = false }: Props) {
  const language = useLanguage()
  if (own?.imagen_url && view === 'front')
    return <OwnPicture url={own.imagen_url} alt={isDecoration ? '' : own.nombre} isFirst={isFirst} />

  const shown = rendered[product]?.[view] ? view : 'front'
  const found = rendered[product]?.[shown]
  const widest = found?.widths.at(-1)
  if (!found || widest === undefined) return <ProductOutline product={product} />

  const sources = (type: 'avif' | 'webp') =>
    found.widths.map((width) => `${fileOf(product, shown, width, type)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={styles.picture}
        src={fileOf(product, shown, widest, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={widest}
        height={Math.round(widest * ratio)}
        alt={isDecoration ? '' : textIn(found, language)}
        {...loadingOf(isFirst)}
      />
    </picture>
  )
}
