import { textIn } from '@portal/contract/core/text'
import { inquiryPath } from '@portal/contract/forms/constants'
import type { ConsolePart } from '@portal/contract/products/manuals/parts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import type { Product } from '../facts.ts'
import { PartFacts } from '../part-facts.tsx'
import { consoleManualTexts } from './console-manual-texts.ts'
import styles from './part-list.module.css'

interface Props {
  product: Product
  parts: readonly ConsolePart[]
  /** The number of the first one on the drawing; without it the list has none. */
  from?: number
}

/** Parts of a console: their names, what they are for, and the facts that belong to them. */
export function PartList({ product, parts, from }: Props) {
  const t = useTexts(consoleManualTexts)
  const language = useLanguage()
  const List = from === undefined ? 'ul' : 'ol'
  return (
    <List className={from === undefined ? styles.around : styles.parts} {...(from !== undefined && { start: from })}>
      {parts.map(({ anchor, name, text, facts, isToAsk }) => (
        <li key={anchor} id={anchor}>
          <h3>{textIn(name, language)}</h3>
          <p>{textIn(text, language)}</p>
          <PartFacts product={product} keys={facts} />
          {isToAsk && (
            <p className={styles.unknown}>
              {t.toConfirm}.{' '}
              <PublicLink to={inquiryPath(product.slug)} rel="nofollow" aria-label={t.askFor(textIn(name, language))}>
                {t.ask}
              </PublicLink>
            </p>
          )}
        </li>
      ))}
    </List>
  )
}
