import fields from '#core/public/form/select-field.module.css'
import styles from './sort-select.module.css'
import { useListView } from './view.ts'

/** Belongs to the filter form, although it is above the list. Without JavaScript it has its own button. */
export function SortSelect({ formId }: { formId: string }) {
  const { texts: t, order, values } = useListView()
  // relevance is offered only with a search
  const orders = Object.keys(t.orders).filter((one) => one !== '-relevancia' || values.buscar !== '')
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
