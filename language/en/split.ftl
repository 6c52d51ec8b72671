## Library

### Searches in parts, on several processors or on the workers of a Dask cluster.

split-progress = { NUMBER($done) } of { NUMBER($parts) } parts, { $share } of the work, { NUMBER($found) } found
split-searched = { NUMBER($done) } of { NUMBER($searches) } searches
# $share: of the work, in percent
split-stopped = The count was stopped after { NUMBER($done) } of { NUMBER($parts) } parts, about { NUMBER($share) }% of the work.
split-resume = --resume { $file } goes on from here.
split-expected = { $number ->
    [one] If the rest is like these parts, there is about { $number } in all.
   *[other] If the rest is like these parts, there are about { $number } in all.
}
# How a race ended. $lanes: the numbers of the searches that need the fewest.
split-fewest = { COUNT($lanes) ->
    [one] { $steps ->
        [one] Lane { AND($lanes) } needs the fewest steps: { $steps } step.
       *[other] Lane { AND($lanes) } needs the fewest steps: { $steps } steps.
    }
   *[other] { $steps ->
        [one] Lanes { AND($lanes) } need the fewest steps: { $steps } step each.
       *[other] Lanes { AND($lanes) } need the fewest steps: { $steps } steps each.
    }
}
split-nobody = Every search was stopped. Nobody wins.
# The title of a picture.
split-picture = { $searches ->
    [one] The steps of { $searches } search
   *[other] The steps of { $searches } searches
}

# --- what is not accepted, or goes wrong ---

split-error-first = It counts all solutions. Leave --first out.
# $puzzle: its name
split-error-onward = { $scenario }: this search takes nothing back. It can't be done in parts.
split-error-visits = { $puzzle }: this search visits every vertex. It has no solutions to count.
split-error-one = race: it needs 2 scenarios or more, such as queens/8 queens/8/order=fewest
# $own, $asked, $held: numbers of versions
split-error-worker = A worker runs knights { $own }, and you run { $asked }. Install the same version on both.
split-error-died = { $times ->
    [one] The workers died { $times } time. Perhaps they need more memory.
   *[other] The workers died { $times } times in a row. Perhaps they need more memory.
}
split-error-no-dask = Dask is not installed. Run: pip install distributed
split-error-scheduler = dask { $address }: no scheduler answers there. Check the address.
# $reason: in Dask's own words
split-error-cluster = The Dask cluster could not finish. It says: { $reason }
split-error-no-count = file { $file }: it holds no count. Choose another file.
split-error-damaged = file { $file }: it is damaged. Delete it, and the count begins again.
split-error-unopened = file { $file }: it can't be opened. Choose another file.
# $reason: in the database's own words
split-error-unusable = file { $file }: it can't be used ({ $reason })
split-error-busy = file { $file }: another count writes to it now. Wait for it, or choose another file.
# $held, $asked: the texts of two scenarios
split-error-scenario = file { $file }: it counts { $held }, not { $asked }. Choose another file.
split-error-version = file { $file }: knights { $held } began it, and this is { $own }. Choose another file.
