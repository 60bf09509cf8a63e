import { templateCalls } from '@portal/contract/access/templates/calls'
import { profileNames, templatesPath } from '@portal/contract/access/templates/constants'
import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/templates.route'
import classes from './templates.module.css'
import { templateTexts } from './texts.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(templateCalls.list, {})

/** The profiles with their templates. */
export default function TemplatesPage({ loaderData: { plantillas } }: Route.ComponentProps) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  useChanges('acceso')
  return (
    <ListPage>
      <PageHeader title={t.templates} about={t.about} />
      <ul className={classes.list}>
        {plantillas.map(({ perfil, modulos, cambiada_en: changedAt, cambiada_por: by }) => (
          <li key={perfil}>
            <Link className={classes.card} to={`${templatesPath}/${perfil}`}>
              <span className={classes.name}>{textIn(profileNames[perfil], language)}</span>
              <span>{t.modules(modulos)}</span>
              <span className={classes.soft}>
                {changedAt ? t.changedBy(by ?? t.portal, dateTime(changedAt)) : t.asDelivered}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
