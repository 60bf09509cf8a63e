import { templateCalls } from '@portal/contract/access/templates/calls'
import { profileNames } from '@portal/contract/access/templates/constants'
import { textIn } from '@portal/contract/core/text'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf } from '#core/dashboard/list/list-query.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/template.route'
import { Differences } from './differences.tsx'
import { History } from './history.tsx'
import { differenceSpec } from './list-spec.ts'
import { TemplateEditor } from './template-editor.tsx'
import { templateTexts } from './texts.ts'

export async function clientLoader({ params: { perfil }, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const template = await api.load(templateCalls.get, { params: { perfil: perfil as never } })
  if (!template.puede_cambiar) return { template, differing: null }
  const { orden: _, ...asked } = listParams(url, differenceSpec)
  const params = { ...asked, perfil: perfil as never }
  const differing = await api.load(templateCalls.differences, { params })
  return {
    template,
    differing: { ...differing, isSearch: listQueryOf(url.search, differenceSpec).buscar !== '' },
  }
}

/** A template: its modules, the users who differ from it, and what happened to it. */
export default function TemplatePage({ loaderData: { template, differing } }: Route.ComponentProps) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  const { number } = useFormats()
  useChanges('acceso', 'usuarios')
  const tabs = [
    { id: 'plantilla', label: t.template },
    ...(differing
      ? [{ id: 'diferencias', label: t.differences, ...(!differing.isSearch && { count: differing.total }) }]
      : []),
    { id: 'historial', label: t.history },
  ]
  const tab = useTab(tabs)
  return (
    <ListPage>
      <PageHeader
        title={textIn(profileNames[template.perfil], language)}
        about={`${t.version(number(template.version))} · ${t.modules(template.modulos)}`}
      >
        <UrlTabs label={textIn(profileNames[template.perfil], language)} tabs={tabs} />
      </PageHeader>
      {tab === 'plantilla' && <TemplateEditor key={template.perfil} template={template} />}
      {tab === 'diferencias' && differing && <Differences template={template} differing={differing} />}
      {tab === 'historial' && <History template={template} />}
    </ListPage>
  )
}
