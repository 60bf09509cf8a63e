import { OfferMode } from '@portal/contract/listings/constants'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Dialog } from '#core/public/components/dialog.tsx'
import type { load } from '../request/request.route.tsx'
import type { RequestKind } from '../request/request-form.tsx'
import type { Item } from '../shared/rows.ts'
import { itemTexts } from './item-texts.ts'
import styles from './request-buttons.module.css'

/** Loaded on demand: most visitors only look. */
const RequestPanel = lazy(() => import('../request/request-panel.tsx'))

const pathOf = ({ id }: Item, kind: RequestKind) =>
  `/classifieds/${id}/request${kind === 'arriendo' ? '?tipo=arriendo' : ''}`

/** The kinds of request: links to the page of the form, which opens as a dialog when there is JavaScript. */
export function RequestButtons({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  const page = useFetcher<typeof load>()
  const [kind, setKind] = useState<RequestKind>('venta')
  const [isOpen, setOpen] = useState(false)
  const action = inLanguage(pathOf(item, kind), language)
  const isAuction = item.modo_oferta === OfferMode.auction
  const hasOffers = isAuction ? item.en_subasta : item.es_venta && item.es_oferta && !item.esta_reservado

  const opens = (next: RequestKind) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setKind(next)
    setOpen(true)
    void page.load(inLanguage(pathOf(item, next), language))
  }
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
      {item.puede_reservar && item.es_venta && <p className={styles.note}>{t.canReserve}</p>}
      <Dialog title={kind === 'arriendo' ? t.askRent : t.askSale} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<p className={styles.note}>{t.loading}</p>}>
          {page.data ? (
            <RequestPanel key={kind} {...page.data} kind={kind} action={action} />
          ) : (
            <p className={styles.note}>{t.loading}</p>
          )}
        </Suspense>
      </Dialog>
    </div>
  )
}
