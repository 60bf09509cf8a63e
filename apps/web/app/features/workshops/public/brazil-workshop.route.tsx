import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/brazil-workshop.route'
import { Chapters } from './chapters.tsx'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { headTexts } from './head-texts.ts'
import { BrazilWorkshop } from './pages.ts'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { WorkshopHead } from './workshop-head.tsx'
import { absentUnless, workshopData } from './workshops.ts'

export const handle = { document: true, cache: { params: [], areas: ['workshops'] } }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  absentUnless(await workshopData(context.get(apiContext), 'brazil'))

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

export default function BrazilWorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(headTexts).brazil
  return (
    <>
      <WorkshopHead
        workshop={loaderData.workshop}
        title={t.title}
        description={t.description}
        picture="brazil-workshop"
      />
      <BrazilWorkshop
        before={<EventsBreadcrumb name={t.title} />}
        chapters={<Chapters />}
        registration={<Registration {...loaderData} result={actionData} />}
      />
    </>
  )
}
