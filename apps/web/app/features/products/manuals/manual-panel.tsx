import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { boxOf } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { useTexts } from '#core/language/language.ts'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import type { Product } from '../facts.ts'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'
import { PanelDrawing } from './panel-drawing.tsx'
import { PartList } from './part-list.tsx'

/** The drawn panel with its numbered parts, and what is around it. */
export function ManualPanel({ slug, product }: { slug: ConsoleSlug; product: Product }) {
  const t = useTexts(consoleManualTexts)
  const isOn = consoleParts[slug].filter(({ anchor }) => boxOf(slug, anchor))
  return (
    <>
      <section id="panel" aria-labelledby="panel-title">
        <h2 id="panel-title">{t.panel}</h2>
        <p className={styles.lead}>{t.panelText}</p>
        <div className={styles.panel}>
          <div className={styles.figure}>
            <PanelDrawing slug={slug} name={product.nombre} />
          </div>
          <PartList product={product} parts={isOn} from={1} />
        </div>
      </section>
      <section id="around" aria-labelledby="around-title">
        <h2 id="around-title">{t.around}</h2>
        <div className={styles.panel}>
          <div className={styles.picture}>
            <ProductPicture product={slug} sizes="(min-width: 992px) 620px, calc(100vw - 40px)" />
          </div>
          <PartList product={product} parts={consoleParts[slug].slice(isOn.length)} />
        </div>
      </section>
    </>
  )
}
