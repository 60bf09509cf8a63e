import { textIn } from '@portal/contract/core/text'
import { publicationStatusNames } from '@portal/contract/marketplace/states'
import { isRented } from '@portal/contract/properties/constants'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/differences.module.css'
import { ApprovalDot, CommercialDot } from '#features/marketplace/staff/item-status.tsx'
import { propertyTexts } from './property-texts.ts'
import type { Property } from './property-values.ts'

/** Every price and state that the property had, the newest first (rule properties/price-history). */
export function PropertyHistory({ property: { historial: history, condicion } }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <table className={classes.table} aria-label={t.history}>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.price}</th>
            <th scope="col">{t.approval}</th>
            <th scope="col">{t.commercial}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ creado_en, precio, moneda, publicacion, aprobacion, estado_comercial }) => (
            <tr key={`${creado_en}-${precio}-${estado_comercial}-${aprobacion}-${publicacion}`}>
              <th scope="row">{dateTime(creado_en)}</th>
              <td>{precio > 0 ? moneyText(precio, moneda as Property['moneda']) : t.onRequest}</td>
              <td>
                <ApprovalDot status={aprobacion} />
                {publicacion === 0 && textIn(publicationStatusNames[0], language)}
              </td>
              <td>
                <CommercialDot status={estado_comercial} isForRent={isRented(condicion)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  )
}
