import { Badge, Checkbox, Switch } from '@mantine/core'
import type { Module } from '@portal/contract/access/constants'
import { moduleNames, sidebarGroupNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './access-editor.module.css'
import { editorTexts } from './editor-texts.ts'
import { type AccessRow, folded, type Given, type ModuleGroup, shareOf, withAll } from './module-groups.ts'

interface Props {
  group: ModuleGroup
  given: Given
  /** Name of the role whose template some rows come from. */
  role: string
  isReadOnly: boolean
  /** A search is active: shows all matches unfolded. */
  isSearch: boolean
  /** Returns why a row may not be switched. */
  whyFixed: (row: AccessRow) => string | undefined
  onChange: (given: Given) => void
}

/** One section of the sidebar with its modules. */
export function ModuleGroupCard({ group: { group, rows }, given, isSearch, whyFixed, onChange, ...rest }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const name = textIn(sidebarGroupNames[group], language)
  const { isReadOnly } = rest
  const share = shareOf(rows, given)
  const changeable = rows.filter((row) => row.puede_cambiar)
  const isAllGiven = changeable.every((row) => given.has(row.clave_modulo))
  const toggle = (module: Module, isGiven: boolean) => {
    const next = new Set(given)
    if (isGiven) next.add(module)
    else next.delete(module)
    onChange(next)
  }

  const { shown, hidden } = isReadOnly || isSearch ? { shown: rows, hidden: [] } : folded(rows)
  const drawn = (row: AccessRow) => (
    <ModuleRow
      key={row.clave_modulo}
      row={row}
      isGiven={given.has(row.clave_modulo)}
      {...rest}
      why={isReadOnly ? undefined : whyFixed(row)}
      onToggle={(isGiven) => toggle(row.clave_modulo, isGiven)}
    />
  )

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{name}</legend>
      {shown.length > 1 && !isReadOnly && (
        <Checkbox
          className={classes.all}
          label={t.all}
          aria-label={t.group(name)}
          labelPosition="left"
          checked={share === 'all'}
          indeterminate={share === 'some'}
          disabled={changeable.length === 0}
          onChange={() => onChange(withAll(rows, given, !isAllGiven))}
        />
      )}
      {shown.map(drawn)}
      {hidden.length > 0 && (
        <details className={classes.folded}>
          <summary>{t.cannotGive(hidden.length)}</summary>
          {hidden.map(drawn)}
        </details>
      )}
    </fieldset>
  )
}

interface RowProps extends Pick<Props, 'role' | 'isReadOnly'> {
  row: AccessRow
  isGiven: boolean
  why: string | undefined
  onToggle: (isGiven: boolean) => void
}

function ModuleRow({ row, isGiven, role, isReadOnly, why, onToggle }: RowProps) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const id = useId()
  const isChanged = isGiven !== row.asignado
  const isFixed = isReadOnly || !row.puede_cambiar
  const Label = isFixed ? 'div' : 'label'
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <Label className={classes.module} {...(!isFixed && { htmlFor: id })}>
        <span className={classes.name} title={row.clave_modulo}>
          {textIn(moduleNames[row.clave_modulo], language)}
          {row.es_predeterminado && (
            <Badge component="span" size="sm" variant="light" color="gray" tt="none" title={t.fromTemplateHint(role)}>
              {t.fromTemplate}
            </Badge>
          )}
          {isChanged && <span className={classes.changed}>{isGiven ? t.willGive : t.willTake}</span>}
        </span>
        {why && <span className={classes.why}>{why}</span>}
      </Label>
      {isFixed ? (
        <FixedMark isGiven={isGiven} />
      ) : (
        <Switch id={id} checked={isGiven} onChange={(event) => onToggle(event.currentTarget.checked)} />
      )}
    </div>
  )
}

/** Marks a row that may not be switched: as given, or with a lock. */
function FixedMark({ isGiven }: { isGiven: boolean }) {
  const t = useTexts(editorTexts)
  const Icon = isGiven ? IconCheck : IconLock
  const label = isGiven ? t.given : t.notGiven
  return (
    <span className={classes.fixed} data-given={isGiven || undefined} role="img" aria-label={label}>
      <Icon size={18} stroke={1.75} />
    </span>
  )
}
