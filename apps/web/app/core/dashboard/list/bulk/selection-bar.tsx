import { Button, CloseButton, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { bulkLimits } from '@portal/contract/core/limits'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { RecordMenu } from '../../detail/record-menu.tsx'
import type { ListState } from '../use-list.ts'
import type { Bulk, BulkAction, Chosen } from './bulk.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { bulkTexts } from './bulk-texts.ts'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

interface Props {
  bulk: Bulk
  list: ListState
  selection: Selection
}

/** Shows the number of selected rows and their actions at the bottom of the window while any are selected. */
export function SelectionBar({ bulk, list, selection }: Props) {
  const t = useTexts(bulkTexts)
  const { number } = useFormats()
  const [asked, setAsked] = useState<{ action: BulkAction; chosen: Chosen } | null>(null)
  const { isAll, ids } = selection
  const count = isAll ? bulk.total : ids.size
  const { buscar, filters } = list.query
  const chosen: Chosen = isAll ? { filtros: { buscar, ...filters, ...bulk.asked } } : { ids: [...ids] }

  return (
    <>
      {count > 0 && (
        <section className={classes.bar} aria-label={t.bar}>
          <span className={classes.count} role="status">
            {t.selected(count, number(count))}
          </span>
          {!isAll && ids.size < bulk.total && bulk.total <= bulkLimits.records && (
            <Button variant="subtle" size="compact-sm" onClick={selection.selectAll}>
              {t.selectAll(number(bulk.total))}
            </Button>
          )}
          <span className={classes.actions}>
            <Actions bulk={bulk} chosen={chosen} onAsk={(action) => setAsked({ action, chosen })} />
            <CloseButton aria-label={t.clear} onClick={selection.clear} />
          </span>
        </section>
      )}
      {asked && <BulkDialog bulk={bulk} {...asked} onClose={() => setAsked(null)} onDone={selection.clear} />}
    </>
  )
}

/** More than these are a menu on a phone, where they would hide the rows. */
const mostButtons = 2

interface ActionsProps {
  bulk: Bulk
  chosen: Chosen
  onAsk: (action: BulkAction) => void
}

function Actions({ bulk: { links = [], actions }, chosen, onAsk }: ActionsProps) {
  const t = useTexts(bulkTexts)
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 35.49em)', false, { getInitialValueInEffect: false })
  if (isPhone && links.length + actions.length > mostButtons)
    return (
      <RecordMenu
        label={t.actions}
        actions={[
          ...links.map(({ to, ...link }) => ({ ...link, onClick: () => void navigate(to(chosen)) })),
          ...actions.map((action) => ({
            label: action.menu ? `${action.menu}: ${action.label}` : action.label,
            icon: action.icon,
            ...(action.isDanger && { isDanger: true }),
            onClick: () => onAsk(action),
          })),
        ]}
      />
    )
  return (
    <>
      {links.map(({ label, icon: Icon, to }) => (
        <Button
          key={label}
          component={Link}
          to={to(chosen)}
          size="xs"
          variant="default"
          leftSection={<Icon size={16} stroke={1.75} />}
        >
          {label}
        </Button>
      ))}
      {[...Map.groupBy(actions, ({ menu, name }) => menu ?? name)].map(([name, grouped]) => (
        <ActionButton key={name} actions={grouped} onAsk={onAsk} />
      ))}
    </>
  )
}

/** A button for one action, or for a menu of several. */
function ActionButton({ actions, onAsk }: { actions: readonly BulkAction[]; onAsk: (action: BulkAction) => void }) {
  const [first] = actions as [BulkAction]
  const look = { size: 'xs', variant: 'default', leftSection: <first.icon size={16} stroke={1.75} /> } as const
  if (first.menu === undefined)
    return (
      <Button {...look} {...(first.isDanger && { className: classes.danger })} onClick={() => onAsk(first)}>
        {first.label}
      </Button>
    )
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <Button {...look} rightSection={<IconChevronDown size={14} stroke={1.75} />}>
          {first.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action.name} onClick={() => onAsk(action)}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
