import { useTexts } from '#core/language/language.ts'
import fields from '#core/public/form/select-field.module.css'
import { listTexts } from './list-texts.ts'
import styles from './sort-select.module.css'

interface Props {
  formId: string
  order: keyof typeof listTexts.es.orders
  /** Relevance is offered only with a search. */
  hasSearch: boolean
}

/** Belongs to the filter form, although it is above the list. Without JavaScript it has its own button. */
export function SortSelect({ formId, order, hasSearch }: Props) {
  const t = useTexts(listTexts)
  const orders = (Object.keys(t.orders) as (keyof typeof t.orders)[]).filter(
    (one) => one !== '-relevancia' || hasSearch,
  )
  return (
    <div className={styles.sort}>
      <label htmlFor="orden">{t.sort}</label>
      <select
        className={fields.select}
        id="orden"
        name="orden"
        form={formId}
        defaultValue={order}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {t.orders[one]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={formId}>
          {t.sortGo}
        </button>
      </noscript>
    </div>
  )
}
