type Mutation<Variables, Data> = { mutateAsync: (variables: Variables) => Promise<Data> }
type Callbacks<Data> = {
  onSuccess?: (data: Data) => unknown
  onError?: (error: Error) => unknown
  onSettled?: () => unknown
}

/**
 * Runs a mutation and always calls back. TanStack drops the callbacks given to `mutate` when its component unmounts or
 * mutates again, and then nobody reads how a write ended.
 */
export function runMutation<Variables, Data>(
  { mutateAsync }: Mutation<Variables, Data>,
  variables: Variables,
  { onSuccess, onError, onSettled }: Callbacks<Data>,
): void {
  void mutateAsync(variables).then(onSuccess, onError).finally(onSettled)
}
