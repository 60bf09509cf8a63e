import { Module } from '@portal/contract/access/constants'
import { propertyCalls } from '@portal/contract/properties/calls'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/own-properties.route'
import { PropertiesPage } from './properties-page.tsx'
import { propertyListParams } from './property-list.ts'

export const handle = { module: Module.myProperties } satisfies ScreenHandle

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(propertyCalls.list, { params: propertyListParams(url, 'mios') })

export default function OwnPropertiesPage({ loaderData: { propiedades, total } }: Route.ComponentProps) {
  return <PropertiesPage isOfAll={false} rows={propiedades} total={total} />
}
