import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { languages } from '@portal/contract/core/language'
import routes from '../../apps/web/app/routes.ts'
import { expect, test } from './support/test.ts'

/** For each public page with a parameter: addresses of records that do not exist. */
const absent: Record<string, string[]> = {
  'create-password/:token': ['/create-password/no-existe'],
  'email-change/:token': ['/email-change/no-existe'],
  'continue/:token': ['/continue/no-existe'],
  'documents/:documentoId/:revision?': ['/documents/999999', '/documents/abc', '/documents/999999/A'],
  'guides/:slug': ['/guides/no-existe', '/guides/next9', '/guides/%00', '/guides/..%2f..'],
  'manuals/:slug': ['/manuals/next1', '/manuals/quamtum', '/manuals/no-existe', '/manuals/%F0%9F%92%A5'],
  'publications/:id': [
    '/publications/999999',
    '/publications/abc',
    '/publications/0',
    '/publications/99999999999999999999',
  ],
  'events/:clave': ['/events/no-existe', '/events/%00', '/events/..%2f..'],
  'workshop-registration/:token': ['/workshop-registration/no-existe'],
  'classifieds/renew/:token': ['/classifieds/renew/no-existe'],
  'classifieds/:id': ['/classifieds/999999', '/classifieds/abc', '/classifieds/0', '/classifieds/99999999999999999999'],
  'classifieds/:id/request': ['/classifieds/999999/request', '/classifieds/abc/request'],
  'classifieds/:id/online-auction': ['/classifieds/999999/online-auction', '/classifieds/abc/online-auction'],
  'classifieds/:id/offers': ['/classifieds/999999/offers', '/classifieds/abc/offers'],
  'auction/:token': ['/auction/no-existe', '/auction/1-no-existe'],
  'offer/:token': ['/offer/no-existe', '/offer/1-no-existe'],
  'properties/:id': ['/properties/999999', '/properties/abc', '/properties/0', '/properties/99999999999999999999'],
  'properties/:id/request': ['/properties/999999/request', '/properties/abc/request'],
  'home-preview/:token': ['/home-preview/no-existe'],
  'saved-search/:token': ['/saved-search/no-existe', '/saved-search/1-no-existe'],
  'privacy/request/:token': ['/privacy/request/no-existe', '/privacy/request/1-no-existe'],
  'request/:token': ['/request/no-existe'],
  'quote/:token': ['/quote/no-existe'],
  'validate/license/:codigo': ['/validate/license/00000000000000000000', '/validate/license/no-existe'],
  'validate/quote/:numero/:hash': ['/validate/quote/NEXT-2026-9999/abcdef123456'],
  'validate/certificate/:codigo': [
    '/validate/certificate/0000-0000-0000',
    '/validate/certificate/7K2M',
    '/validate/certificate/%F0%9F%92%A5',
  ],
  ':slug': ['/no-existe', '/Ñandú', '/%F0%9F%92%A5'],
}
/** Pages that answer any parameter: "not valid" is a result, or the form takes any address. */
const answered = new Set([
  'validate/license/:codigo',
  'validate/quote/:numero/:hash',
  'classifieds/renew/:token',
  'create-password/:token',
  'email-change/:token',
  'continue/:token',
])

test.use({ allowedErrors: /status of (404|410)/ })

test('every public route with a parameter is tried here', () => {
  const pages = (routes[0]?.children ?? []).flatMap(({ path, file }) =>
    path?.includes(':') && file.endsWith('.tsx') ? [path] : [],
  )
  expect(Object.keys(absent).sort()).toEqual(pages.sort())
})

for (const [path, addresses] of Object.entries(absent)) {
  test(`an unknown record has its own page: /${path}`, async ({ page }) => {
    for (const address of addresses) {
      for (const language of languages) {
        const answer = await page.goto(language === 'en' ? `${address}?lang=en` : address)
        if (!answered.has(path)) expect([404, 410], address).toContain(answer?.status())
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading, address).toBeVisible()
        await expect(heading, address).not.toHaveText(applicationErrorTexts.title[language])
        await expect(page.locator('html'), address).toHaveAttribute('lang', language)
      }
    }
  })
}
