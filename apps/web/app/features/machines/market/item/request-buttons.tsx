import { OfferMode } from '@portal/contract/machines/constants'
import { Suspense, useState } from 'react'
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
import type { RequestKind } from '../request/request-form.tsx'
import type { Machine } from '../shared/rows.ts'
import { machineTexts } from './machine-texts.ts'

/** Loaded on demand: most visitors only look. */
const RequestPanel = lazyCode(() => import('../request/request-panel.tsx'))

const pathOf = ({ id }: Machine, kind: RequestKind) =>
  `/classifieds/${id}/request${kind === 'arriendo' ? '?tipo=arriendo' : ''}`

/** The kinds of request: links to the page of the form, which opens as a dialog when there is JavaScript. */
export function RequestButtons({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const byCard = useTakesCards()
  const language = useLanguage()
  const words = useTexts(requestTexts)
  const { data, isOpen, onClose, opens: dialogFor } = useAskDialog<typeof load>()
  const [kind, setKind] = useState<RequestKind>('venta')
  const action = inLanguage(pathOf(item, kind), language)
  const isAuction = item.modo_oferta === OfferMode.auction
  const hasOffers = isAuction ? item.en_subasta : item.es_venta && item.es_oferta && !item.esta_reservado

  const opens = (next: RequestKind) => dialogFor(pathOf(item, next), () => setKind(next))
  return (
    <div className={styles.buttons}>
      {hasOffers && (
        <ButtonLink kind="primary" isWide to={`/classifieds/${item.id}/${isAuction ? 'online-auction' : 'offers'}`}>
          {isAuction ? t.toAuction : t.makeOffer}
        </ButtonLink>
      )}
      {item.es_venta && (
        <ButtonLink kind={hasOffers ? 'plain' : 'primary'} isWide to={pathOf(item, 'venta')} onClick={opens('venta')}>
          {item.esta_reservado || item.es_oferta ? t.askMore : t.askSale}
        </ButtonLink>
      )}
      {item.es_arriendo && (
        <ButtonLink
          kind={item.es_venta ? 'plain' : 'primary'}
          isWide
          to={pathOf(item, 'arriendo')}
          onClick={opens('arriendo')}
        >
          {t.askRent}
        </ButtonLink>
      )}
      {item.puede_reservar && item.es_venta && !item.en_subasta && (
        <p className={styles.note}>{t.canReserve(byCard)}</p>
      )}
      <Dialog title={kind === 'arriendo' ? t.askRent : t.askSale} isOpen={isOpen} onClose={onClose}>
        <Suspense fallback={<p className={styles.note}>{words.loading}</p>}>
          {data ? (
            <RequestPanel key={kind} action={action} more={{ ...data, kind }} />
          ) : (
            <p className={styles.note}>{words.loading}</p>
          )}
        </Suspense>
      </Dialog>
    </div>
  )
}
