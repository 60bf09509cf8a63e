import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#core/public/components/button.tsx'
import { SelectField } from '#core/public/form/select-field.tsx'
import styles from './filter-panel.module.css'
import { useListView } from './view.ts'

interface Props {
  id: string
  children: ReactNode
}

/** All filters. Next to the list on a wide screen; on a narrow one over it, as the browser's own popover. */
export function FilterPanel({ id, children }: Props) {
  const { texts: t } = useListView()
  return (
    <section id={id} popover="auto" className={styles.panel} aria-label={t.filters}>
      <div className={styles.head}>
        <h2>{t.filters}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t.close}>
          <IconX size={22} />
        </button>
      </div>
      <div className={styles.fields}>{children}</div>
      <div className={styles.foot}>
        <Button type="submit" kind="plain" isWide>
          {t.apply}
        </Button>
      </div>
    </section>
  )
}

const dayChoices = [1, 3, 7, 15, 30, 90]

/** Sent in the last so many days. */
export function SentFilter() {
  const { texts: t, values } = useListView()
  const asked = values.dias ?? ''
  return (
    <SelectField<Record<string, string>> name="dias" label={t.sent} defaultValue={asked}>
      <option value="">{t.anyTime}</option>
      {[...new Set([...dayChoices, Number(asked) || 1])]
        .sort((a, b) => a - b)
        .map((count) => (
          <option key={count} value={count}>
            {t.days(count)}
          </option>
        ))}
    </SelectField>
  )
}
