/** A title with the name of its version, by which the files `legal/<document>/<version>.yaml` are told apart. */
export function withVersion(title: string, path: string): string {
  const version = /^legal\/\w+\/(.+)\.yaml$/.exec(path)?.[1]
  return version === undefined ? title : `${title} ${version}`
}
