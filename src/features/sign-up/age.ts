/** Age in whole years on a day. Days are `YYYY-MM-DD`. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Birthday at which a person reaches `age`; 1 March replaces a 29 February that does not exist. */
export function birthdayAt(birth: string, age: number): string {
  const [year = 0, month = 1, date = 1] = birth.split('-').map(Number)
  return new Date(Date.UTC(year + age, month - 1, date)).toISOString().slice(0, 10)
}
