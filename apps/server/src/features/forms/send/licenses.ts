import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inquiryProducts } from '#features/products/service.ts'
import type { FormDeps } from '../deps.ts'
import { findSender } from '../queries.ts'
import { sendContact } from './forms.ts'

/** What a user asks for: a license of a service, for something that it opens. */
interface AskedLicense {
  service: string
  resource: string
  /** The address of its product among the subjects of the contact form. */
  product: string | null
}

const words = {
  es: (service: string, resource: string) => `Solicito una licencia de ${service} para usar «${resource}».`,
  en: (service: string, resource: string) => `I request a license of ${service} to use “${resource}”.`,
}

/**
 * Returns a function that sends an inquiry on behalf of a signed-in user, in their language. It returns the reference, or
 * null when they asked for the same within a day.
 */
export const askForLicense =
  (deps: FormDeps) =>
  async (actor: Actor, { service, resource, product }: AskedLicense): Promise<string | null> => {
    const sender = await findSender(deps.db, actor.id)
    const sent = await sendContact(deps, actor, {
      user_name: sender.nombres,
      user_lastname: sender.apellido_paterno,
      user_company: sender.empresa,
      user_country: sender.pais_id,
      user_email: sender.email,
      user_contactphone: sender.telefono,
      product: await subjectOf(deps.db, product),
      message: words[sender.idioma](service, resource),
      'confirm-data': true,
      idioma: sender.idioma,
      sitio_web: '',
    })
    return sent instanceof Answer ? null : (sent.referencia ?? null)
  }

/** A product without a page is a commercial matter. */
async function subjectOf(db: Db, slug: string | null): Promise<string> {
  const products = await inquiryProducts(db)
  return products.find((product) => product.slug === slug)?.slug ?? 'commercial'
}
