import { textIn } from '@portal/contract/core/text'
import { isDrawn } from '@portal/contract/products/constants'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMinus,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Product } from '../facts.ts'
import { PartFacts } from '../part-facts.tsx'
import styles from './in-hand.module.css'
import { inHand } from './parts.ts'
import { texts } from './texts.ts'

const buttons = [
  ['left', IconArrowLeft],
  ['right', IconArrowRight],
  ['up', IconArrowUp],
  ['down', IconArrowDown],
  ['farther', IconMinus],
  ['nearer', IconPlus],
  ['reset', IconRefresh],
] as const

interface Props {
  product: Product
  /** A model that staff uploaded: what its parts are is not known. */
  isOwn: boolean
}

/**
 * The place where a product is turned, opened and looked at from near. Everything that it says is in the page;
 * `viewer/` draws the model and is loaded when someone asks for it.
 */
export function InHand({ product, isOwn }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { open, parts } = !isOwn && isDrawn(product.slug) ? inHand[product.slug] : { open: null, parts: [] }
  return (
    <div className={styles.viewer} data-viewer data-said={JSON.stringify(t.said)} hidden>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys as an application does */}
        <canvas
          className={styles.canvas}
          tabIndex={0}
          role="application"
          aria-label={t.model(product.nombre)}
          aria-describedby="in-hand-help"
        />
        <div className={styles.markers} data-markers aria-hidden="true">
          {parts.map(({ anchor }, index) => (
            <button key={anchor} type="button" tabIndex={-1} data-part={anchor}>
              {index + 1}
            </button>
          ))}
        </div>
        <progress className={styles.progress} max={1} value={0} aria-label={t.said.loading} />
      </div>
      <fieldset className={styles.tools} aria-label={t.turning}>
        {buttons.map(([name, Icon]) => (
          <button key={name} type="button" data-do={name} aria-label={t[name]} title={t[name]}>
            <Icon size={20} stroke={1.75} />
          </button>
        ))}
        {open && (
          <button
            type="button"
            data-do="open"
            data-before={textIn(open[0], language)}
            data-after={textIn(open[1], language)}
          >
            {textIn(open[0], language)}
          </button>
        )}
        <button type="button" data-do="away">
          {t.putDown}
        </button>
      </fieldset>
      <div className={styles.words}>
        <p id="in-hand-help">{t.help}</p>
        {parts.length > 0 && (
          <ol data-parts aria-label={t.parts(product.nombre)}>
            {parts.map(({ anchor, name, facts }) => (
              <li key={anchor}>
                <button type="button" data-part={anchor} aria-pressed={false}>
                  {textIn(name, language)}
                </button>
                <PartFacts product={product} keys={facts} />
              </li>
            ))}
          </ol>
        )}
        <p className={styles.status} role="status" data-status />
      </div>
    </div>
  )
}
