import { Suspense } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useTakesCards } from '#core/page/site.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Dialog } from '#core/public/components/dialog.tsx'
import styles from '#features/marketplace/request/request-buttons.module.css'
import { requestTexts } from '#features/marketplace/request/request-texts.ts'
import { useAskDialog } from '#features/marketplace/request/use-ask-dialog.ts'
import type { load } from '../request/request.route.tsx'
import { type Property, pathOf } from '../shared/rows.ts'
import { propertyTexts } from './property-texts.ts'

/** Loaded on demand: most visitors only look. */
const RequestPanel = lazyCode(() => import('../request/request-panel.tsx'))

/** The way to ask for a property: a link to the page of the form, which opens as a dialog when there is JavaScript. */
export function AskButton({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const byCard = useTakesCards()
  const words = useTexts(requestTexts)
  const language = useLanguage()
  const { data, isOpen, onClose, opens } = useAskDialog<typeof load>()
  const path = `${pathOf(property)}/request`
  return (
    <div className={styles.buttons}>
      <ButtonLink kind="primary" isWide to={path} onClick={opens(path)}>
        {property.esta_reservado ? t.askMore : t.ask}
      </ButtonLink>
      {property.puede_reservar && <p className={styles.note}>{t.canReserve(byCard)}</p>}
      <Dialog title={t.ask} isOpen={isOpen} onClose={onClose}>
        <Suspense fallback={<p className={styles.note}>{words.loading}</p>}>
          {data ? (
            <RequestPanel action={inLanguage(path, language)} countries={data.countries} />
          ) : (
            <p className={styles.note}>{words.loading}</p>
          )}
        </Suspense>
      </Dialog>
    </div>
  )
}
