import { Button, Menu } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import type { RenewalQuoteSchema } from '@portal/contract/licenses/own-schemas'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteTemplateCalls } from '@portal/contract/quotes/templates/calls'
import { IconTemplate } from '@tabler/icons-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { type Api, apiContext, type Reply } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { quoteStartIn } from '#core/dashboard/make-quote.ts'
import { Notice } from '#core/dashboard/notice.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { idFrom } from '#core/formats/ids.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { quotePaths } from '../paths.ts'
import type { Quote, QuoteChoices, QuoteTemplate, QuoteTemplates } from '../rows.ts'
import type { Route } from './+types/new-quote.route'
import { begunTexts } from './begun-texts.ts'
import { formTexts } from './form-texts.ts'
import { type Begun, copyOf, forClient, fromTemplate, renewalOf, templateName } from './fresh-draft.ts'
import { QuoteForm } from './quote-form.tsx'
import { newQuote, type QuoteValues } from './quote-values.ts'

/** Number of templates in the menu. */
const templates = { page_row: 100 }

type Failed = Extract<Reply<unknown>, { ok: false }>
type Params = Readonly<Partial<Record<string, string>>>

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [choices, { plantillas }, source] = await Promise.all([
    api.load(quoteCalls.initData, {}),
    api.load(quoteTemplateCalls.list, { params: templates }),
    sourceOf(api, params, url),
  ])
  return { choices, plantillas, source }
}

interface Source {
  quote?: Quote
  template?: QuoteTemplate
  renewal?: Of<typeof RenewalQuoteSchema>
  /** Why the license cannot be quoted. */
  refused?: Failed
}

/** Loads the quote, template or license that the address names as the source. */
async function sourceOf(api: Api, { cotizacionId, plantillaId }: Params, { searchParams }: URL): Promise<Source> {
  if (cotizacionId) return { quote: await api.load(quoteCalls.get, { params: { id: cotizacionId } }) }
  if (plantillaId) return { template: await api.load(quoteTemplateCalls.get, { params: { id: plantillaId } }) }
  const licenseId = idFrom(searchParams.get('licencia'))
  if (!licenseId) return {}
  const reply = await api.call(ownLicenseCalls.renewalQuote, { params: { id: licenseId } })
  return reply.ok ? { renewal: reply.datos } : { refused: reply }
}

/** Says why the renewal of a license cannot be quoted here, and how else to ask for it. */
function NotQuotable({ refused }: { refused: Failed }) {
  const t = useTexts(begunTexts)
  const message = useMessages(ownLicenseCalls.renewalQuote)
  return (
    <Notice title={t.notQuotable} text={message.of(refused)}>
      <Button component="a" href={inLanguage('/contact', useLanguage())} variant="default">
        {t.write}
      </Button>
    </Notice>
  )
}

/** A new quote: empty, with compared products (`?ids=3,4`), for the renewal of a license (`?licencia=7`), for the client of another record, as a copy of another one, or from a template. */
export default function NewQuotePage({ loaderData: { choices, plantillas, source } }: Route.ComponentProps) {
  const t = useTexts(formTexts)
  const { pathname } = useLocation()
  const { values, begun } = useBeginning(choices, source)
  useChanges('productos', 'productos_asignados', 'cotizacion_plantillas')
  return (
    <ListPage>
      <PageHeader title={t.write} actions={<TemplateMenu templates={plantillas} />} />
      {source.refused ? (
        <NotQuotable refused={source.refused} />
      ) : (
        <QuoteForm key={pathname} choices={choices} initial={values} quote={null} begun={begun} />
      )}
    </ListPage>
  )
}

function useBeginning(
  choices: QuoteChoices,
  { quote, template, renewal }: Source,
): { values: QuoteValues; begun: Begun | null } {
  const language = useLanguage()
  const { user } = useSignedIn()
  const [params] = useSearchParams()
  const start = quoteStartIn(useLocation().state)
  if (quote) return copyOf(choices, quote)
  if (template) return fromTemplate(choices, template, user, language)
  if (renewal) return renewalOf(choices, user, renewal)
  if (start) return forClient(choices, user, language, start)
  const asked = (params.get('ids') ?? '').split(',').map(Number)
  const products = asked.filter((id) => choices.productos.some((product) => product.id === id))
  return { values: newQuote(choices, user, language, products), begun: null }
}

/** The templates for a new quote; hidden without any. */
function TemplateMenu({ templates }: { templates: QuoteTemplates['plantillas'] }) {
  const t = useTexts(begunTexts)
  const language = useLanguage()
  if (templates.length === 0) return null
  return (
    <Menu width={300} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconTemplate size={16} stroke={1.75} />}>
          {t.useTemplate}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {templates.map((template) => (
          <Menu.Item key={template.id} component={Link} to={`${quotePaths.writeFromTemplate}/${template.id}`}>
            {templateName(template, language)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={quotePaths.templates}>
          {t.manage}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
