import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { settingsCalls } from '@portal/contract/settings/calls'
import type { SettingHistorySchema } from '@portal/contract/settings/history-schemas'
import type { SettingKey } from '@portal/contract/settings/keys'
import { Link } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import type { Words } from './checkbox-field.tsx'
import { contentList } from './content-fields.ts'
import { differencesOf } from './differences.ts'
import { flatFields, rowFields } from './fields.tsx'
import classes from './settings.module.css'

type History = Of<typeof SettingHistorySchema>

interface Props {
  group: SettingKey
  history: History
  page: number
  /** The version that holds, and its value. */
  version: number
  value: object
  words: Words
}

export const historyPageSize = 10

/** Who changed a group and when, with each difference, and the way back to an earlier version. */
export function SettingHistory({ group, history: { versiones, total }, page, version, value, words }: Props) {
  const { t } = words
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(settingsCalls.restore)
  const labelOf = useLabels(group, words)

  async function restore(row: History['versiones'][number]) {
    const lines = differencesOf(value, row.valor).map(
      ({ path, before, after }) => `${labelOf(path)}: ${said(path, before, words)} → ${said(path, after, words)}`,
    )
    const text = [t.restoreText, ...(lines.length ? lines.slice(0, 12) : [t.same]), ...(lines.length > 12 ? ['…'] : [])]
    const isSure = await confirm({ title: t.restoreTitle(row.version), text: text.join('\n'), action: t.restore })
    if (isSure) await send({ params: { id: row.id }, body: { version } })
  }

  if (total < 2) return <PanelSection title={t.history}>{t.noHistory}</PanelSection>
  return (
    <PanelSection title={t.history} isOfPage>
      <ol className={classes.history}>
        {versiones.map((row) => (
          <li key={row.id}>
            <div className={classes.version}>
              <strong>{t.version(row.version)}</strong>
              <span>{row.autor ? t.changed(dateTime(row.creado_en), row.autor) : t.starting}</span>
              {row.restaura_version !== null && <span>{t.restoredFrom(row.restaura_version)}</span>}
              {row.version === version ? (
                <em>{t.current}</em>
              ) : (
                <Button size="xs" variant="default" loading={isSending} onClick={() => void restore(row)}>
                  {t.restore}
                </Button>
              )}
            </div>
            {row.antes && <Differences rows={differencesOf(row.antes, row.valor)} labelOf={labelOf} words={words} />}
          </li>
        ))}
      </ol>
      <nav className={classes.pages} aria-label={t.history}>
        {page > 1 && <Link to={`?historial=${page - 1}`}>{t.newer}</Link>}
        {page * historyPageSize < total && <Link to={`?historial=${page + 1}`}>{t.older}</Link>}
      </nav>
    </PanelSection>
  )
}

interface DifferencesProps {
  rows: ReturnType<typeof differencesOf>
  labelOf: (path: string) => string
  words: Words
}

function Differences({ rows, labelOf, words }: DifferencesProps) {
  const { t } = words
  if (rows.length === 0) return <p>{t.same}</p>
  return (
    <table className={classes.differences} aria-label={t.history}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{labelOf(path)}</th>
            <td>{said(path, before, words)}</td>
            <td>{said(path, after, words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Says a stored value as the form shows it. */
function said(path: string, stored: string, { t, language, date }: Words): string {
  if (stored === 'true') return t.yes
  if (stored === 'false') return t.no
  if (!stored) return t.nothing
  if (path.endsWith('.pais_id')) return countryName(Number(stored), language)
  return path.endsWith('.desde') ? date(stored) : stored
}

/** Returns how a path is said: by the labels of the form. */
function useLabels(group: SettingKey, words: Words): (path: string) => string {
  const { t } = words
  const flat = new Map(
    flatFields(group, words, { logoUrl: null, markUrl: null }).map(({ name, label }) => [name as string, label]),
  )
  const ofList: Record<string, (place: number) => string> = {
    oficinas: t.officeOf,
    personas: t.personOf,
    tasas: t.taxOf,
    cuentas: t.accountOf,
    mensajeria: (place) => `${t.phones} ${place}`,
  }
  return (path) => {
    const [list = '', place, name] = path.split('.')
    const label = name && rowFields(list, words, {}).find((field) => field.name === name)?.label
    const content = contentList(list)
    if (label && content) return `${textIn(content.row, words.language)} ${Number(place) + 1}, ${label.toLowerCase()}`
    if (label && ofList[list]) return `${ofList[list](Number(place) + 1)}, ${label.toLowerCase()}`
    return path === 'logo_id' ? t.logo : path === 'marca_id' ? t.mark : (flat.get(path) ?? path)
  }
}
