import { textIn } from '@portal/contract/core/text'
import { settingsCalls } from '@portal/contract/settings/calls'
import { isOfAnother } from '@portal/contract/settings/contents'
import { settingKeys, settingNames } from '@portal/contract/settings/keys'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/settings.route'
import { settingsPath } from './screens.ts'
import classes from './settings.module.css'
import { texts } from './texts.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => context.get(apiContext).load(settingsCalls.all, {})

/** The groups, and the chosen one next to them. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const groups = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone they are one line, of which the chosen group may stand outside.
  useEffect(() => {
    const chosen = groups.current?.querySelector<HTMLElement>(`a[href^="${pathname}"]`)
    if (chosen) groups.current?.scrollTo({ left: chosen.offsetLeft - groups.current.offsetLeft })
  }, [pathname])
  return (
    <div className={classes.page}>
      <PageHeader title={t.title} about={t.about} />
      <div className={classes.split}>
        <nav ref={groups} className={classes.groups} aria-label={t.groups}>
          {settingKeys.map((key) => {
            const { actualizado_en: when, autor, valor } = loaderData.ajustes[key]
            if (isOfAnother(key, valor)) return null
            return (
              <NavLink key={key} to={`${settingsPath}/${key}`} preventScrollReset className={classes.group ?? ''}>
                <strong>{textIn(settingNames[key], language)}</strong>
                <small>{when && autor ? t.changed(dateTime(when), autor) : t.untouched}</small>
              </NavLink>
            )
          })}
        </nav>
        <Outlet context={loaderData} />
      </div>
    </div>
  )
}
