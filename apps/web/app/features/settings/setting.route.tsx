import { textIn } from '@portal/contract/core/text'
import { settingsCalls } from '@portal/contract/settings/calls'
import { type SettingKey, settingKeys, settingNames } from '@portal/contract/settings/keys'
import { data, useOutletContext } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/setting.route'
import { SettingForm } from './setting-form.tsx'
import { historyPageSize, SettingHistory } from './setting-history.tsx'
import classes from './settings.module.css'
import type { clientLoader as loadAll } from './settings.route.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

const isKey = (text: string): text is SettingKey => (settingKeys as readonly string[]).includes(text)

export async function clientLoader({ params: { grupo }, url, context }: Route.ClientLoaderArgs) {
  if (!isKey(grupo)) throw data(null, { status: 404 })
  const asked = Number(url.searchParams.get('historial'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const params = { clave: grupo, page, page_row: historyPageSize }
  return { group: grupo, page, history: await context.get(apiContext).load(settingsCalls.history, { params }) }
}

export default function SettingPage({ loaderData: { group, page, history } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { ajustes, logo_url: logoUrl, topes } = useOutletContext<Awaited<ReturnType<typeof loadAll>>>()
  const words = { t, language }
  const setting = ajustes[group]
  return (
    <div className={classes.one}>
      <header>
        <h2>{textIn(settingNames[group], language)}</h2>
        <p>{t.aboutOf[group]}</p>
      </header>
      <SettingForm key={group} group={group} setting={setting} logoUrl={logoUrl} bounds={topes} words={words} />
      <SettingHistory
        group={group}
        history={history}
        page={page}
        version={setting.version}
        value={setting.valor}
        words={words}
      />
    </div>
  )
}
