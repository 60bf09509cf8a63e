import { ActionIcon, Tooltip } from '@mantine/core'
import { productMessages } from '@portal/contract/products/messages'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { RouteTabs } from '#core/dashboard/detail/route-tabs.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import type { Route } from './+types/product.route'
import { factTexts } from './facts/fact-texts.ts'
import { ProductStatusDot } from './product-status.tsx'
import { productTexts } from './product-texts.ts'
import type { StaffProduct } from './product-values.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(staffProductCalls.get, { params: { producto_id: params.productoId } })

/** A product next to the list: its data and its countries, each with its own address. */
export default function ProductPanel({ loaderData: product }: Route.ComponentProps) {
  const t = useTexts(productTexts)
  const facts = useTexts(factTexts)
  return (
    <SidePanel
      title={product.nombre}
      size="form"
      status={
        <SummaryLine>
          <ProductStatusDot status={product.estado_id} />
          {product.precio_sugerido === null ? t.unpriced : moneyText(product.precio_sugerido)}
          {t.countBranches(product.asignaciones)}
        </SummaryLine>
      }
      actions={
        <>
          {product.slug && <PublicPage slug={product.slug} />}
          <ProductActions product={product} />
        </>
      }
    >
      <RouteTabs
        label={product.nombre}
        tabs={[
          { to: '.', label: t.data },
          { to: 'ficha', label: facts.tab },
          { to: 'pagina', label: t.publicPage },
          { to: 'paises', label: t.countries },
        ]}
      />
      <Outlet context={product} />
    </SidePanel>
  )
}

function PublicPage({ slug }: { slug: string }) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  return (
    <Tooltip label={t.openPage}>
      <ActionIcon
        component="a"
        href={inLanguage(`/${slug}`, language)}
        target="_blank"
        variant="subtle"
        color="gray"
        aria-label={t.openPage}
      >
        <IconExternalLink size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  )
}

/**
 * Deletes a product after its name was typed. A product in use is only deactivated, which is said before and after
 * (18).
 */
function ProductActions({ product }: { product: StaffProduct }) {
  const t = useTexts(productTexts)
  const message = useMessages(productMessages)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(staffProductCalls.remove)
  const { id, nombre: name, asignaciones: branches } = product

  async function remove() {
    const question = branches
      ? {
          title: t.deactivateTitle(name),
          text: t.deactivateText(t.countBranches(branches)),
          action: t.deactivate,
          word: name,
        }
      : { title: t.deleteTitle(name), text: t.deleteText, action: t.remove, isDanger: true, word: name }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id }, body: { confirmacion: name } })
    const isGone = reply.ok && reply.codigo !== productMessages.onlyDeactivated.code
    if (isGone) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const why = product.puede_eliminar ? undefined : message.numbered(productMessages.insufficientHierarchy.code)
  return <RecordMenu actions={[{ label: t.deleteProduct, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
