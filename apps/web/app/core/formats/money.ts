export { moneyText } from '@portal/contract/core/money'
