import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { taxIdName } from '@portal/contract/core/tax-id-names'
import { branchCalls, enterpriseCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import type { branch } from '@portal/contract/enterprises/schemas'
import { permitCalls } from '@portal/contract/permits/calls'
import { userCalls } from '@portal/contract/users/calls'
import { IconPencil } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { factsOf } from '#core/dashboard/records/entity-fields.tsx'
import { RecordDeletion } from '#core/dashboard/records/record-deletion.tsx'
import { RecordList, useRecordBulk } from '#core/dashboard/records/record-list.tsx'
import { useReader } from '#core/dashboard/records/record-screens.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PastDocumentsLink } from '#features/past-documents/past-documents-link.tsx'
import { CompanyPermit } from '#features/permits/company-permit.tsx'
import { PermitDot } from '#features/permits/permit-dot.tsx'
import type { Route } from './+types/enterprise-page.route'
import { branchTexts } from './branch-texts.ts'
import { branchColumns, branches, statusFilters } from './branches.tsx'
import classes from './enterprise-data.module.css'
import { useEnterpriseMenu } from './enterprise-menu.tsx'
import { EnterpriseStatusDot } from './enterprise-status.tsx'
import { EnterpriseUsers, userSpec } from './enterprise-users.tsx'
import type { Enterprise } from './enterprise-values.ts'
import { enterprises } from './enterprises.tsx'
import { HouseMark } from './house.tsx'
import { texts } from './texts.ts'

export const handle = { module: Module.enterprises } satisfies ScreenHandle

export async function clientLoader({ params: { empresaId }, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const tab = url.searchParams.get('tab')
  const [enterprise, permits, branches, users] = await Promise.all([
    api.load(enterpriseCalls.get, { params: { empresa_id: empresaId } }),
    api.load(permitCalls.ofEnterprise, { params: { empresa_id: empresaId } }),
    tab === 'sucursales'
      ? api.load(branchCalls.list, { params: { ...listParams(url, branchSpec), empresa_id: empresaId } })
      : null,
    tab === 'usuarios'
      ? api.load(userCalls.list, { params: { ...listParams(url, userSpec), empresa_id: empresaId } })
      : null,
  ])
  return { enterprise, permits, branches, users }
}

/** The page of an enterprise: its data, its permit to buy, its branches and its users. */
export default function EnterprisePage({ loaderData: { enterprise, permits, branches, users } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const tabs = useTabs(enterprise)
  const tab = useTab(tabs)
  const { search } = useLocation()
  const menu = useEnterpriseMenu(enterprise)
  useChanges('empresas', 'sucursales', 'usuarios', 'permisos')
  return (
    <ListPage>
      <PageHeader
        title={enterprise.nombre}
        status={
          <SummaryLine>
            {enterprise.es_casa && <HouseMark />}
            <EnterpriseStatusDot status={enterprise.estado_id} />
            <PermitSummary permits={permits} />
            <PastDocumentsLink enterpriseId={enterprise.id} />
          </SummaryLine>
        }
        actions={
          <>
            <Button
              variant="default"
              component={Link}
              to={{ pathname: 'editar', search }}
              leftSection={<IconPencil size={16} stroke={1.75} />}
            >
              {t.edit}
            </Button>
            <RecordDeletion record={enterprises} row={enterprise} menu={menu} />
          </>
        }
      >
        <UrlTabs label={enterprise.nombre} tabs={tabs} />
      </PageHeader>
      {tab === 'datos' && <EnterpriseData enterprise={enterprise} />}
      {tab === 'permiso' && <CompanyPermit permits={permits} />}
      {tab === 'sucursales' && <EnterpriseBranches enterpriseId={enterprise.id} page={branches} />}
      {tab === 'usuarios' && <EnterpriseUsers enterpriseId={enterprise.id} page={users} />}
    </ListPage>
  )
}

/** What the permit is worth, or that there is none. */
function PermitSummary({ permits: { actual, ultimo } }: Pick<Route.ComponentProps['loaderData'], 'permits'>) {
  const t = useTexts(texts)
  const shown = actual ?? ultimo
  return shown ? (
    <span>
      {t.permit}: <PermitDot state={shown.estado} />
    </span>
  ) : (
    <span>{t.noPermit}</span>
  )
}

/** Returns the tabs; lists that the reader may not open have none. */
function useTabs({ sucursales, usuarios }: Route.ComponentProps['loaderData']['enterprise']) {
  const t = useTexts(texts)
  const { modules } = useSignedIn()
  return [
    { id: 'datos', label: t.data },
    { id: 'permiso', label: t.permit },
    ...(modules.has(Module.branches) ? [{ id: 'sucursales', label: t.branches, count: sucursales }] : []),
    ...(modules.has(Module.users) ? [{ id: 'usuarios', label: t.users, count: usuarios }] : []),
  ]
}

const branchSpec = listSpec({
  orders: ['nombre', 'creado_en', 'estado_id'],
  filters: { estado_id: Object.values(EnterpriseStatus) },
})

interface Props {
  enterpriseId: number
  /** Null while the tab loads. */
  page: Of<(typeof branch)['List']> | null
}

/** The branches of one enterprise; each opens next to the page. */
function EnterpriseBranches({ enterpriseId, page }: Props) {
  const reader = useReader(branchTexts)
  const { t } = reader
  return (
    <RecordList
      spec={branchSpec}
      texts={{ ...t, search: t.searchInEnterprise }}
      columns={branchColumns(reader)}
      rows={page?.sucursales ?? null}
      total={page?.total ?? 0}
      filters={statusFilters(reader)}
      addTo="sucursales/nueva"
      recordOf={({ id }) => `sucursales/${id}`}
      bulk={useRecordBulk(branches, page?.total ?? 0, { empresa_id: enterpriseId })}
    >
      <NewButton to="sucursales/nueva">{t.add}</NewButton>
    </RecordList>
  )
}

/** The stored data of an enterprise, and who may act for it. */
function EnterpriseData({ enterprise }: { enterprise: Enterprise }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <div className={classes.cards}>
      <section className={classes.card} aria-labelledby="enterprise-facts">
        <h2 id="enterprise-facts">{t.general}</h2>
        <FactGrid
          facts={[
            ...factsOf(enterpriseFields, enterprise, language),
            ...(enterprise.identificador_tributario
              ? [
                  {
                    label: taxIdName(enterprise.pais_id, language),
                    value: enterprise.identificador_tributario,
                    isCode: true,
                  },
                ]
              : []),
            { label: t.created, value: date(enterprise.creado_en), isCode: true },
          ]}
        />
      </section>
      <section className={classes.card} aria-labelledby="enterprise-emails">
        <div>
          <h2 id="enterprise-emails">{t.authorizedEmails}</h2>
          <p className={classes.about}>{t.authorizedEmailsAbout}</p>
        </div>
        {enterprise.emails_autorizados.length ? (
          <ul className={classes.emails}>
            {enterprise.emails_autorizados.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.about}>{t.noAuthorizedEmails}</p>
        )}
      </section>
    </div>
  )
}
