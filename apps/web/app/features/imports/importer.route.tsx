import { textIn } from '@portal/contract/core/text'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { opens } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import { shownKinds } from './kinds.ts'

/** Every kind of import that the reader may use. */
export default function ImporterPage() {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const { modules, user } = useSignedIn()
  const kinds = Object.values(shownKinds).filter(
    (kind) => opens(modules, kind.modules) && (user.es_de_la_casa || !kind.isOfHouse),
  )
  return (
    <div className={classes.page}>
      <PageHeader title={t.importer} about={t.importerAbout} />
      {kinds.length === 0 && <p className={classes.hint}>{t.noKinds}</p>}
      <ul className={classes.kinds}>
        {kinds.map(({ path, icon: Icon, name, short }) => (
          <li key={path}>
            <Link to={path} className={classes.kind}>
              <Icon size={20} stroke={1.75} />
              <span>
                <strong>{textIn(name, language)}</strong>
                <span className={classes.hint}>{textIn(short, language)}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
