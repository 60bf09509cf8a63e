import { startingAccent } from '@portal/contract/core/accent'
import { Currency } from '@portal/contract/core/currencies'
import { pageLanguages } from '@portal/contract/core/language'
import { startingTransfers } from '@portal/contract/settings/bank-accounts'
import { type PageKey, type SettingKey, settingKeys } from '@portal/contract/settings/keys'
import { startingNumbers } from '@portal/contract/settings/numbers'
import { startingParts } from '@portal/contract/settings/parts'
import { startingTaxes } from '@portal/contract/settings/taxes'
import { startingTerms } from '@portal/contract/settings/terms'
import type { settingSchemas } from '@portal/contract/settings/values-schemas'
import type { z } from 'zod'
import { startingContents } from './pages/contents.ts'
import { cookiesPage } from './pages/cookies.ts'
import { privacyPage } from './pages/privacy.ts'

const texto = `
<p>Estos términos rigen el uso del portal de {nombre}. Al usarlo, usted los acepta.</p>
<h2>A quién vendemos</h2>
<p>La venta de adaptadores y consolas se limita a empresas y profesionales autorizados para manejarlos; no se venden a consumidores finales. Un pedido de estos productos pasa a producción solo con un permiso vigente.</p>
<h2>Precios y cotizaciones</h2>
<p>Lo que se muestra en el sitio es información, no una oferta. Una cotización vale hasta la fecha que indica y queda confirmada con el PIN que enviamos a su correo. Sus condiciones comerciales están en el propio documento.</p>
<h2>Clasificados de maquinaria y propiedades</h2>
<p>Los clasificados los publican nuestro personal y otras empresas, que responden por lo que dicen. Enviar una solicitud no obliga a comprar ni a arrendar. Las reservas se pagan con tarjeta o por transferencia según las condiciones que acepta antes de pagar, que se guardan con su pago. En subastas y ofertas rigen las condiciones que se muestran al participar.</p>
<h2>Su cuenta</h2>
<p>Mantenga su contraseña en secreto y sus datos al día. Podemos suspender una cuenta que se use para dañar el portal o a otras personas.</p>
<h2>Diseñador de tronadura y documentos</h2>
<p>El diseñador de tronadura es una demostración: no reemplaza al ingeniero a cargo ni las normas que se aplican en cada faena. Manuales y fichas técnicas se entregan para el uso de los equipos que describen.</p>
<h2>Uso del sitio</h2>
<p>No envíe datos de otras personas sin su permiso, contenido ilícito ni programas que abusen del sitio. Los textos, imágenes y marcas pertenecen a {nombre} o a quienes se indica.</p>
<h2>Ley y contacto</h2>
<p>Cómo tratamos sus datos está en <a href="/privacy">Privacidad</a> y en <a href="/cookies">Cookies</a>. Ningún término limita los derechos que la ley le da. Para consultas, escriba a <a href="mailto:{email}">{email}</a>.</p>
`

const textoEn = `
<p>These terms govern the use of the portal of {nombre}. By using it, you accept them.</p>
<h2>Who we sell to</h2>
<p>The sale of adapters and consoles is limited to companies and professionals authorized to handle them; they are not sold to end consumers. An order for these products goes into production only with a valid permit.</p>
<h2>Prices and quotes</h2>
<p>What the site shows is information, not an offer. A quote is valid until the date it states and is confirmed with the PIN we send to your e-mail. Its commercial terms are in the document itself.</p>
<h2>Machinery and property listings</h2>
<p>Listings are published by our staff and by other companies, who answer for what they say. Sending a request does not commit you to buy or rent. Reservations are paid by card or bank transfer under the terms you accept before paying, which are stored with your payment. Auctions and offers follow the terms shown when you take part.</p>
<h2>Your account</h2>
<p>Keep your password secret and your data up to date. We may suspend an account that is used to harm the portal or other people.</p>
<h2>Blast designer and documents</h2>
<p>The blast designer is a demonstration: it does not replace the engineer in charge or the rules that apply at each site. Manuals and data sheets are provided for use with the equipment they describe.</p>
<h2>Use of the site</h2>
<p>Do not send other people’s data without their permission, unlawful content, or programs that abuse the site. Texts, pictures and trademarks belong to {nombre} or to whoever is named.</p>
<h2>Law and contact</h2>
<p>How we handle your data is explained in <a href="/privacy">Privacy</a> and in <a href="/cookies">Cookies</a>. Nothing in these terms limits the rights the law gives you. For questions, write to <a href="mailto:{email}">{email}</a>.</p>
`

const textoPt = `
<p>Estes termos regem o uso do portal de {nombre}. Ao usá-lo, você os aceita.</p>
<h2>Para quem vendemos</h2>
<p>A venda de adaptadores e consoles é limitada a empresas e profissionais autorizados a manuseá-los; eles não são vendidos a consumidores finais. Um pedido desses produtos entra em produção somente com uma licença vigente.</p>
<h2>Preços e orçamentos</h2>
<p>O que o site mostra é informação, não uma oferta. Um orçamento vale até a data que indica e é confirmado com o PIN que enviamos ao seu e-mail. As condições comerciais estão no próprio documento.</p>
<h2>Anúncios de máquinas e imóveis</h2>
<p>Os anúncios são publicados pela nossa equipe e por outras empresas, que respondem pelo que dizem. Enviar uma solicitação não obriga a comprar nem a alugar. As reservas são pagas com cartão ou por transferência segundo as condições que você aceita antes de pagar, que ficam guardadas com o pagamento. Leilões e ofertas seguem as condições mostradas ao participar.</p>
<h2>Sua conta</h2>
<p>Mantenha a sua senha em segredo e os seus dados em dia. Podemos suspender uma conta usada para prejudicar o portal ou outras pessoas.</p>
<h2>Projetista de desmonte e documentos</h2>
<p>O projetista de desmonte é uma demonstração: não substitui o engenheiro responsável nem as normas aplicáveis em cada mina. Manuais e fichas técnicas são entregues para o uso dos equipamentos que descrevem.</p>
<h2>Uso do site</h2>
<p>Não envie dados de outras pessoas sem a permissão delas, conteúdo ilícito nem programas que abusem do site. Os textos, imagens e marcas pertencem a {nombre} ou a quem for indicado.</p>
<h2>Lei e contato</h2>
<p>Como tratamos os seus dados está em <a href="/privacy">Privacidade</a> e em <a href="/cookies">Cookies</a>. Nenhum destes termos limita os direitos que a lei lhe dá. Para dúvidas, escreva para <a href="mailto:{email}">{email}</a>.</p>
`

const termsPage = { texto: texto.trim(), texto_en: textoEn.trim(), texto_pt: textoPt.trim() }

/** The texts of the public pages until someone saves their own. They say what the portal does: change both together. */
const startingPages: Readonly<Record<PageKey, { texto: string; texto_en: string; texto_pt: string }>> = {
  privacidad: privacyPage,
  terminos: termsPage,
  cookies: cookiesPage,
}

export type SettingValue<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>

/** The company as it is stored, with its files. */
export type StoredCompany = SettingValue<'empresa'> & { logo_id?: string | null; marca_id?: string | null }

/** The values that hold until someone saves the group; those of company, offices and people come with a migration. */
const starting: Readonly<Partial<Record<SettingKey, object>>> = {
  ...startingNumbers,
  ...startingPages,
  ...startingContents,
  empresa: { acento: startingAccent, marca_id: null },
  cotizaciones: { ...startingNumbers.cotizaciones, monedas: [Currency.dollar, Currency.chileanPeso] },
  oficinas: { presencia_paises: 0 },
  condiciones: startingTerms,
  impuestos: startingTaxes,
  partes: startingParts,
  idiomas: { idiomas: [...pageLanguages] },
  transferencias: startingTransfers,
}

/** Returns the value of a group as stored, completed with the starting value of what is not stored yet. */
export const completed = <K extends SettingKey>(key: K, stored: unknown): SettingValue<K> =>
  ({ ...starting[key], ...(stored as object | undefined) }) as SettingValue<K>

export const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)
