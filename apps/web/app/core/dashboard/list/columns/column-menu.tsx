import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../../texts.ts'
import type { TableProps } from '../table-props.ts'
import classes from './column-menu.module.css'
import { noColumns } from './shown-columns.ts'

/** Chooses the columns of a list. The choice is in the address, so that it can be shared and saved in a view. */
export function ColumnMenu<Row>({ columns, list }: Pick<TableProps<Row>, 'columns' | 'list'>) {
  const t = useTexts(kitTexts)
  const [head, ...others] = columns
  const shown = list.query.columns ?? others.map(({ id }) => id)

  const toggle = (changed: string) => {
    const ids = others.map(({ id }) => id).filter((id) => shown.includes(id) !== (id === changed))
    list.ask({ columnas: ids.length === others.length ? null : ids.join() || noColumns, page: list.query.page })
  }
  return (
    <Popover position="bottom-end" trapFocus width={240}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t.columns} title={t.columns}>
          <IconColumns3 size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t.columns}>
        <Checkbox checked readOnly disabled label={head.label} />
        {others.map(({ id, label }) => (
          <Checkbox key={id} checked={shown.includes(id)} label={label} onChange={() => toggle(id)} />
        ))}
        {list.query.columns && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => list.ask({ columnas: null, page: list.query.page })}
          >
            {t.allColumns}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
