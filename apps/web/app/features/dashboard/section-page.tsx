import { type SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './section-page.module.css'

const es = {
  about: 'Lo que usted puede abrir, y cuánto espera en cada parte.',
  none: 'Sus accesos no abren ninguna parte de esta sección.',
}
const en: typeof es = {
  about: 'What you may open, and how much waits in each part.',
  none: 'Your access opens no part of this section.',
}
const texts = { es, en }

/** Every screen of a section of the sidebar that the reader may open, with what waits there. */
export function SectionPage({ group }: { group: SidebarGroup }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { screens, counts } = useSignedIn()
  const { pathname } = useLocation()
  const shown = screens.filter((screen) => screen.group === group && screen.path !== pathname)
  return (
    <ListPage>
      <PageHeader title={textIn(sidebarGroupNames[group], language)} about={t.about} />
      {shown.length === 0 && <p className={classes.about}>{t.none}</p>}
      <ul className={classes.screens}>
        {shown.map(({ path, icon: Icon, name, about, badge }) => {
          const waiting = badge ? (counts[badge.counter] ?? 0) : 0
          return (
            <li key={path}>
              <Link to={path} className={classes.screen}>
                <Icon size={20} stroke={1.75} />
                <span>
                  <strong>{textIn(name, language)}</strong>
                  {about && <span className={classes.about}>{textIn(about, language)}</span>}
                </span>
                {waiting > 0 && <b>{number(waiting)}</b>}
                <IconChevronRight size={16} stroke={1.75} />
              </Link>
            </li>
          )
        })}
      </ul>
    </ListPage>
  )
}
