import { textIn } from '@portal/contract/core/text'
import { type PropertyCondition, propertyConditionNames } from '@portal/contract/properties/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from '#features/marketplace/card/badges.module.css'
import { cardTexts } from './card-texts.ts'
import type { Row } from './rows.ts'

/** What a visitor must know first: what the property is offered for, and whether it is reserved. */
export function Badges({ row }: { row: Pick<Row, 'condicion' | 'esta_reservado'> }) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  return (
    <ul className={styles.badges}>
      {row.esta_reservado && <li className={styles.reserved}>{t.reserved}</li>}
      <li className={row.condicion === 1 ? styles.condition : styles.rent}>
        {textIn(propertyConditionNames[row.condicion as PropertyCondition], language)}
      </li>
    </ul>
  )
}
