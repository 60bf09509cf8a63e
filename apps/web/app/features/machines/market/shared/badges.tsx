import { textIn } from '@portal/contract/core/text'
import { machineConditionNames, OfferMode } from '@portal/contract/machines/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from '#features/marketplace/card/badges.module.css'
import { cardTexts } from './card-texts.ts'
import type { Row } from './rows.ts'

type Shown = Pick<Row, 'condicion' | 'esta_reservado' | 'es_arriendo' | 'es_oferta' | 'modo_oferta'>

/** What a buyer must know first: the condition, and how the machine is offered. */
export function Badges({ row }: { row: Shown }) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  const condition = textIn(machineConditionNames[row.condicion === 1 ? 1 : 0], language)
  return (
    <ul className={styles.badges}>
      {row.esta_reservado && <li className={styles.reserved}>{t.reserved}</li>}
      {row.es_oferta && (
        <li className={styles.offer}>{row.modo_oferta === OfferMode.auction ? t.auction : t.offers}</li>
      )}
      {row.es_arriendo && <li className={styles.rent}>{t.rent}</li>}
      <li className={styles.condition}>{condition}</li>
    </ul>
  )
}
